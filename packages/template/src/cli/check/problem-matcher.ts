/**
 * How VS Code reads the lines of `check --format line`, for `contributes.problemMatchers` of an extension or
 * `problemMatcher` of a task. A note is `info` there.
 * @see https://code.visualstudio.com/docs/debugtest/tasks#_defining-a-problem-matcher
 */
export const problemMatcher = {
  owner: 'shop-template',
  source: 'shop-template',
  fileLocation: ['autoDetect', `\${workspaceFolder}`],
  pattern: {
    regexp: '^(.+?):(\\d+):(\\d+): (error|warning|note): (.+) \\(([\\w-]+)\\)$',
    file: 1,
    line: 2,
    column: 3,
    severity: 4,
    message: 5,
    code: 6,
  },
} as const;
