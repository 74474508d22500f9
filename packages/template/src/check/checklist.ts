/** Groups of the application checklist, as reports show them. */
export const checklistGroups = [
  { id: 'required', title: 'Required tags' },
  { id: 'syntax', title: 'Tags and blocks' },
  { id: 'places', title: 'Tags in the right place' },
  { id: 'options', title: 'Design options' },
  { id: 'editor', title: 'Conditions of the HTML editing app' },
  { id: 'pages', title: 'Requirements of the guide' },
  { id: 'apps', title: 'Supported apps' },
  { id: 'overall', title: 'The theme as a whole' },
] as const;

/** Key of a group. */
export type ChecklistGroup = (typeof checklistGroups)[number]['id'];
