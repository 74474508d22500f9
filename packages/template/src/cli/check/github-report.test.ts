import { expect, it } from 'vitest';
import { githubReport } from './github-report.ts';

it('writes a workflow command per finding, errors first, with what the syntax reserves escaped', () => {
  const source = 'one\n{ItemTitel}';
  const finding = { rule: 'a-rule', help: '/template/x#y', span: { start: 4, end: 15 } };
  const findings = [
    { ...finding, severity: 'note', message: 'A note' },
    { ...finding, severity: 'error', message: '50 % wrong: really,\nsee' },
  ] as const;
  const file = { name: 'my,theme:1.html', source, mark: false };
  expect(githubReport([{ file, source, findings, fixed: 0 }], 'https://docs.example')).toBe(
    '::error file=my%2Ctheme%3A1.html,line=2,endLine=2,col=1,endColumn=12,title=a-rule' +
      '::50 %25 wrong: really,%0Asee%0Ahttps://docs.example/template/x#y\n' +
      '::notice file=my%2Ctheme%3A1.html,line=2,endLine=2,col=1,endColumn=12,title=a-rule' +
      '::A note%0Ahttps://docs.example/template/x#y\n' +
      '1 error, 0 warnings, 1 note.\n',
  );
});
