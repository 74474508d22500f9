/**
 * Runs in the head of every page, before anything is shown. It mends what stock finds out too late:
 * - `/index.html`, `/search.html` and `/search/index.html` are shown twice unless the address loses its ending first;
 * - a new announcement stays hidden for one more visit when an older one was closed;
 * - a colour mode stored by a former version of the site would paint pages that offer no switch.
 * @param announcementId Id of the announcement bar, as in the theme configuration.
 * @param baseUrl Path that the site is served under, with a slash at both ends.
 * @returns Script for an inline element.
 */
export function headScript(announcementId: string, baseUrl = '/'): string {
  const base = baseUrl.replace(/[/.]/g, '\\$&');
  return `(function(){try{
var l=location,m=/^${base}(?:(search)(?:\\/index)?|index)\\.html$/.exec(l.pathname);
if(m)history.replaceState(history.state,'','${baseUrl}'+(m[1]||'')+l.search+l.hash);
var s=localStorage,k='docusaurus.announcement.';
if(s.getItem(k+'dismiss')==='true'&&s.getItem(k+'id')!==${JSON.stringify(announcementId)})s.setItem(k+'dismiss','false');
s.removeItem('theme');
}catch(e){}})();`;
}
