import { drawPicture } from './drawPicture';
import { fetchAhead } from './fetchAhead';
import { startPainted } from './startPainted';

// Stands in the page itself. Whatever it cannot read is fetched and drawn a little later, by the page's own script.
fetchAhead(window)
  .then((order) => order !== null && drawPicture(window, order))
  .catch(() => false)
  .then((isDrawn) => startPainted(window, isDrawn))
  .catch(() => undefined);
