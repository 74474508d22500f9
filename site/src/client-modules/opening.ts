export { clearOpening as onRouteDidUpdate } from '../navigation/opening.ts';
