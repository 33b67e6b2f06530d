import { stories as claim } from '../../../mf-claim/src/ui/testing/stories';
import { stories as governance } from '../../../mf-governance/src/ui/testing/stories';
import { stories as pool } from '../../../mf-pool/src/ui/testing/stories';
import { showGallery } from '../../../mf-shared/src/testing/gallery/showGallery';
import { stories as swap } from '../../../mf-swap/src/ui/testing/stories';

const place = document.querySelector('main');
if (place) void showGallery(place, [...swap, ...pool, ...claim, ...governance]);
