import { attend } from './attend.ts';

attend();
