import { giveWay } from './giveWay';

// Stands in the page itself, below all that rendering puts there. A page that cannot give way goes on.
giveWay(window).catch(() => undefined);
