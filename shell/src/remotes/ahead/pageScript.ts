import { drawPicture } from './drawPicture';
import { fetchAhead } from './fetchAhead';

// Stands in the page itself. Whatever it cannot read is fetched and drawn a little later, by the page's own script.
fetchAhead(window)
  .then((order) => order && drawPicture(window, order))
  .catch(() => undefined);
