import Code from '@site/src/components/Code/index.tsx';
import Endpoint from '@site/src/components/Endpoint/index.tsx';
import Evidence from '@site/src/components/Evidence/index.tsx';
import FieldLinks from '@site/src/components/FieldLinks/index.tsx';
import LivingShop from '@site/src/components/LivingShop/index.tsx';
import ManualChecklist from '@site/src/components/ManualChecklist/index.tsx';
import OAuthWalk from '@site/src/components/OAuthWalk/index.tsx';
import OperationTable from '@site/src/components/OperationTable/index.tsx';
import PageTags from '@site/src/components/PageTags/index.tsx';
import Rail from '@site/src/components/Rail/index.tsx';
import Rows from '@site/src/components/Rows/index.tsx';
import RuleHead from '@site/src/components/RuleHead/index.tsx';
import Samples from '@site/src/components/Samples/index.tsx';
import Table from '@site/src/components/Table/index.tsx';
import TemplateExample from '@site/src/components/TemplateExample/index.tsx';
import ThemeChecker from '@site/src/components/ThemeChecker/index.tsx';
import ThemeEditor from '@site/src/components/ThemeEditor/index.tsx';
import Original from '@theme-original/MDXComponents';

/** Stock maps Markdown to components; these are the ones that the reference plugin writes into pages. */
export default {
  ...Original,
  table: Table,
  // The element itself: the stock component opens by script, and moves the page when the application takes over.
  Details: 'details',
  details: 'details',
  Code,
  Endpoint,
  Evidence,
  FieldLinks,
  OAuthWalk,
  OperationTable,
  Rail,
  Rows,
  Samples,
  PageTags,
  TemplateExample,
  LivingShop,
  ManualChecklist,
  RuleHead,
  ThemeChecker,
  ThemeEditor,
};
