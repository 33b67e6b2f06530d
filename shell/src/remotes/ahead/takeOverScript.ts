import { takeOver } from './takeOver';

takeOver(document);
