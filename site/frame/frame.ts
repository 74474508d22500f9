import { attendAnnouncement } from './announcement.ts';
import { attendChoices } from './choices.ts';
import { attendContents } from './contents.ts';
import { attendDropdowns } from './dropdowns.ts';
import { attendFolds } from './fold.ts';
import { attendMenu } from './menu.ts';
import { attendSearch } from './search-dialog.ts';
import { attendShortcuts } from './shortcuts.ts';

// The widgets around the text of every page, for as long as the page is there, whether the application runs or not.
attendSearch();
attendMenu();
attendFolds();
attendContents();
attendChoices();
attendAnnouncement(document.currentScript?.dataset.announcement ?? '');
attendDropdowns();
attendShortcuts();
