import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';

vi.mock('./announcement.ts', () => ({ announcement: undefined }));

/** What the generator asks of a configuration, and throws where it is not so. */
const { validateConfig } = createRequire(import.meta.url)('@docusaurus/core/lib/server/configValidation.js');

test('the generator takes the configuration without an announcement', async () => {
  const { default: config } = await import('../docusaurus.config.ts');
  expect(config.customFields).toHaveProperty('isAnnounced', false);
  expect(() => validateConfig(config, 'docusaurus.config.ts')).not.toThrow();
}, 60_000);
