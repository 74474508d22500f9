/**
 * How the person has called the command, for help and messages. Without `-s`, npm prints lines of its own, which
 * `> page.html` would put before the doctype.
 */
export const program = process.env.npm_lifecycle_event === 'template' ? 'npm run -s template --' : 'shop-template';
