import Code from '@site/src/components/Code';
import Endpoint from '@site/src/components/Endpoint';
import Evidence from '@site/src/components/Evidence';
import ManualChecklist from '@site/src/components/ManualChecklist';
import OAuthWalk from '@site/src/components/OAuthWalk';
import OperationTable from '@site/src/components/OperationTable';
import Rows from '@site/src/components/Rows';
import RuleHead from '@site/src/components/RuleHead';
import Samples from '@site/src/components/Samples';
import Table from '@site/src/components/Table';
import TemplateExample from '@site/src/components/TemplateExample';
import ThemeChecker from '@site/src/components/ThemeChecker';
import ThemeEditor from '@site/src/components/ThemeEditor';
import TryIt from '@site/src/components/TryIt';
import Original from '@theme-original/MDXComponents';

/** Stock maps Markdown to components; these are the ones that the reference plugin writes into pages. */
export default {
  ...Original,
  table: Table,
  Code,
  Endpoint,
  Evidence,
  OAuthWalk,
  OperationTable,
  Rows,
  Samples,
  TemplateExample,
  TryIt,
  ManualChecklist,
  RuleHead,
  ThemeChecker,
  ThemeEditor,
};
