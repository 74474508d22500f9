import type { ClientModule } from '@docusaurus/types';

/** Tells a counter, by the event `page-change` of `window`, that a reader has gone to another page without loading one. */
const pageChange: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && previousLocation.pathname !== location.pathname)
      dispatchEvent(new CustomEvent('page-change', { detail: { path: location.pathname } }));
  },
};
export default pageChange;
