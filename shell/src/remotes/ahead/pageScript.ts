import { fetchAhead } from './fetchAhead';

// Stands in the page itself. Whatever it cannot read is fetched a little later, by the page's own script.
fetchAhead(window).catch(() => undefined);
