import Code from '@site/src/components/Code';
import Endpoint from '@site/src/components/Endpoint';
import Evidence from '@site/src/components/Evidence';
import OperationTable from '@site/src/components/OperationTable';
import Rows from '@site/src/components/Rows';
import Samples from '@site/src/components/Samples';
import TemplateExample from '@site/src/components/TemplateExample';
import TryIt from '@site/src/components/TryIt';
import Original from '@theme-original/MDXComponents';

/** Stock maps Markdown to components; these are the ones that the reference plugin writes into pages. */
export default { ...Original, Code, Endpoint, Evidence, OperationTable, Rows, Samples, TemplateExample, TryIt };
