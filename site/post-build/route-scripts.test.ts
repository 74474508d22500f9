import { expect, it } from 'vitest';
import { routeScripts } from './route-scripts.ts';

const routes = {
  '/-e5f': { __comp: 'home', config: 'settings' },
  '/-a79': { __comp: 'frame' },
  '/api/add-550': { __comp: 'page', content: 'add' },
  '/search-1': { __comp: 'results' },
};
const parts = ['home', 'settings', 'frame', 'page', 'add', 'results'];
const loading = parts.map((part, index) =>
  part === 'page'
    ? `"page":[()=>Promise.all([n.e("9"),n.e("${index}")]).then(n.bind(n,1)),"",1]`
    : `${part}:[()=>n.e("${index}").then(n.bind(n,1)),"",1]`,
);
const lists = `a=JSON.parse('${JSON.stringify(routes)}');b={${loading.join()}}`;
const runtime =
  'i.u=e=>"assets/js/"+(({0:"home",4:"add"})[e]||e)+"."+({0:"aa",1:"bb",2:"cc",3:"dd",4:"ee",5:"ff"})[e]+".js"';

it('names the scripts of a document, and of the frames around it', () => {
  expect(routeScripts(lists, runtime)('/api/add')).toEqual(['3.dd', 'add.ee', '2.cc']);
});

it('keeps the home page and the frames of documents apart', () => {
  expect(routeScripts(lists, runtime)('/')).toEqual(['home.aa', '1.bb']);
  expect(routeScripts(lists, runtime)('/search')).toEqual(['5.ff']);
});

it('adds the frames of a cut version to its documents alone', () => {
  const cut = lists
    .replace('"/-a79"', '"/1.0.0-c3":{"__comp":"results"},"/-a79"')
    .replace('"/api/add-550"', '"/1.0.0/api/add-9":{"__comp":"page","content":"add"},"/api/add-550"');
  expect(routeScripts(cut, runtime)('/1.0.0/api/add')).toEqual(['3.dd', 'add.ee', '5.ff', '2.cc']);
  expect(routeScripts(cut, runtime)('/api/add')).toEqual(['3.dd', 'add.ee', '2.cc']);
});

it('says when the bundler writes its scripts in another way', () => {
  expect(() => routeScripts('', runtime)).toThrow(/Unexpected scripts without routes/);
  expect(() => routeScripts(lists, '')).toThrow(/Unexpected runtime without addresses/);
});

it('knows the routes of a site that is served under a path', () => {
  const below = lists.replaceAll('"/', '"/docs/');
  expect(routeScripts(below, runtime, '/docs/')('/api/add')).toEqual(['3.dd', 'add.ee', '2.cc']);
  expect(routeScripts(below, runtime, '/docs/')('/')).toEqual(['home.aa', '1.bb']);
});
