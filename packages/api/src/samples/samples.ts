import { curl } from './curl.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import type { SampleLanguage } from './sample-request.ts';

/** The languages of request samples, in the order in which pages show them. */
export const samples: readonly SampleLanguage[] = [
  { id: 'curl', label: 'curl', language: 'bash', render: curl },
  { id: 'javascript', label: 'JavaScript', language: 'javascript', render: javascript },
  { id: 'php', label: 'PHP', language: 'php', render: php },
  { id: 'ruby', label: 'Ruby', language: 'ruby', render: ruby },
  { id: 'python', label: 'Python', language: 'python', render: python },
];
