import '@docsearch/css/dist/modal.css';
import './modal.css';
