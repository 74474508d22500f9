/**
 * Runs in the head of every page, before anything is shown. It mends what stock finds out too late:
 * - `/index.html`, `/search.html` and `/search/index.html` are shown twice unless the address loses its ending first;
 * - a new announcement stays hidden for one more visit when an older one was closed, and one that is over stays;
 * - a colour mode stored by a former version of the site would paint pages that offer no switch.
 */
const script = `(function(){try{
var d=document.currentScript.dataset,b=d.base,l=location,p=l.pathname;
var m=p.indexOf(b)===0&&/^(?:(search)(?:\\/index)?|index)\\.html$/.exec(p.slice(b.length));
if(m)history.replaceState(history.state,'',b+(m[1]||'')+l.search+l.hash);
var s=localStorage,k='docusaurus.announcement.';
if(d.until&&Date.now()>=Date.parse(d.until)){s.setItem(k+'id',d.announcement);s.setItem(k+'dismiss','true')}
else if(s.getItem(k+'dismiss')==='true'&&s.getItem(k+'id')!==d.announcement)s.setItem(k+'dismiss','false');
s.removeItem('theme');
}catch(e){}})();`;

/**
 * The element with that script. What the settings say stands in its attributes: the policy names the hash of a script,
 * and must not change with a setting.
 * @param announcementId Id of the announcement bar, as in the theme configuration; '' for none.
 * @param baseUrl Path that the site is served under, with a slash at both ends.
 * @param until Day from which on the announcement counts as closed.
 * @returns A head tag of the site's configuration.
 */
export const headScript = (announcementId: string, baseUrl = '/', until?: string) => ({
  tagName: 'script',
  attributes: {
    'data-base': baseUrl,
    ...(announcementId && { 'data-announcement': announcementId }), // the generator refuses an empty attribute
    ...(until && { 'data-until': until }),
  },
  innerHTML: script,
});
