/** How the person has called the command, for help and messages. */
export const program = process.env.npm_lifecycle_event === 'template' ? 'npm run template --' : 'shop-template';
