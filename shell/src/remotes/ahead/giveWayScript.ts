import { giveWay } from './giveWay';
import { tellOfShell } from './tellOfShell';

// Stands in the page itself, below all that rendering puts there. A page that cannot give way goes on; one that does runs no shell to tell of.
giveWay(window).catch(() => undefined);
tellOfShell(window);
