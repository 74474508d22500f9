import { z } from 'zod';

/** The source of a theme, as tools take it. */
export const themeSource = z.string().min(1).max(1_000_000).describe('The whole HTML of the theme, with its tags');
