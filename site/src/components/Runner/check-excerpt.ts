export { checkExcerpt } from '@shop-docs/template';
