/** A check that only a person can make. */
export interface ManualCheck {
  /** Stable key, for ticks. */
  readonly id: string;
  readonly text: string;
}

/** Checks of one kind. */
export interface ManualGroup {
  readonly title: string;
  /** How sure it is that the platform asks for them. */
  readonly level: 'documented' | 'archived' | 'observed';
  readonly checks: readonly ManualCheck[];
}

const group = (
  title: string,
  level: ManualGroup['level'],
  checks: readonly (readonly [string, string])[],
): ManualGroup => ({
  title,
  level,
  checks: checks.map(([id, text]) => ({ id, text })),
});

/** What no program can see in the source: the list to tick by hand. */
export const manualChecks: readonly ManualGroup[] = [
  group('Application', 'observed', [
    ['application-description', 'The description conveys the functions and the intent of the design.'],
    ['application-unpublished', 'The texts contain no unpublished information.'],
    ['application-images', 'Thumbnail and explanatory images are appropriate.'],
    ['application-demo', 'The demo shop is set up.'],
  ]),
  group('Overall', 'observed', [
    [
      'overall-browsers',
      'The theme works in the target browsers: Chrome, Firefox, Safari and Edge, according to a developer’s file of 2025.',
    ],
    ['overall-touch', 'The theme works on touch devices.'],
    [
      'overall-responsive',
      'The layout is responsive: from a width of 320 pixels, according to a developer’s file of 2025.',
    ],
    ['overall-guideline', 'The theme follows the design guideline.'],
    ['overall-original', 'The HTML is your own work.'],
    ['overall-altered', 'No required tag is hidden or altered.'],
  ]),
  group('Display', 'archived', [
    ['display-top', 'The top page is displayed correctly.'],
    ['display-unpublished', 'The top page is displayed correctly while the shop is not public.'],
    ['display-item', 'The item page is displayed correctly.'],
    ['display-about', 'The about page is displayed correctly.'],
    ['display-contact', 'The contact page is displayed correctly.'],
    ['display-privacy', 'The privacy policy is displayed correctly.'],
    ['display-law', 'The legal notice is displayed correctly.'],
    ['display-phone', 'If the theme is responsive, the same pages are displayed correctly on smartphones.'],
    ['display-windows', 'The layout is intact on Windows.'],
  ]),
  group('Operation', 'archived', [
    ['operation-cart', 'An item can be put into the cart.'],
    ['operation-paging', 'Paging of the top page works.'],
    ['operation-second-page', 'The second and later pages of items look right.'],
    ['operation-report', 'An item can be reported.'],
    ['operation-share', 'The share texts of the top page and of the item page are right.'],
  ]),
  group('Apps', 'archived', [
    ['apps-category-page', 'Category management: the page of a category shows its name and its child categories.'],
    ['apps-category-links', 'Category management: the list in the navigation is right and every link works.'],
    ['apps-blog-page', 'Blog: the pages of the blog are displayed.'],
    ['apps-i18n-effect', 'English and foreign currency: the chosen language and currency take effect.'],
    ['apps-search-results', 'Item search: a search works and its results are displayed.'],
    ['apps-reviews', 'Review: reviews appear on the item page.'],
    ['apps-sale', 'Sale: the sale price and the percentage off appear.'],
    ['apps-message', 'Message: the message button is displayed.'],
    ['apps-label', 'Label: labels are displayed.'],
    ['apps-download', 'Digital content: the file name is displayed on the item page.'],
  ]),
  group('Design options', 'archived', [['options-work', 'Every design option works.']]),
  group('Age restriction', 'documented', [
    ['age-size', 'In a shop that sells alcohol, the item page shows the warning, larger than the price.'],
    ['age-main-button', 'With several purchase buttons, the warning is near the main one only.'],
  ]),
  group('Design guideline: concept', 'documented', [
    ['design-concept', 'Target, concept and style of the theme are consistent and in harmony.'],
    ['design-range', 'The theme can be customized for a wide range of shops.'],
    ['design-layout', 'The layout suits the type and the style of the theme.'],
    ['design-spacing', 'There is no unnatural spacing and no broken layout.'],
  ]),
  group('Design guideline: use', 'documented', [
    ['design-performance', 'Performance does not get in the way of buying.'],
    ['design-interaction', 'Interactions respond pleasantly to what the visitor does.'],
    ['design-clear-options', 'Owners can see in the settings of the theme what they can customize.'],
    ['design-colors', 'The theme copes with various color schemes and patterns.'],
    ['design-browsers', 'Viewing and buying work smoothly in modern browsers.'],
    ['design-touch', 'Viewing and buying work smoothly on smartphones and tablets.'],
  ]),
  group('Design guideline: rights', 'documented', [
    ['rights-permission', 'No material is used without the permission of its right holder.'],
    ['rights-property', 'No material is used that may infringe intellectual property rights.'],
    ['rights-trademark', 'No image shows the logo of a company or a brand without permission.'],
    ['rights-characters', 'No image shows a character that somebody else created without permission.'],
    ['rights-portraits', 'No image shows a person without the rights to the image.'],
    ['rights-samples', 'Item images in screenshots and default images of image options break none of these rules.'],
    ['rights-stock', 'You have taken care with images from stock sites.'],
  ]),
  group('Design guideline of 2019', 'archived', [
    ['design-new', 'The theme offers a design that the market does not have yet, not a recolored copy.'],
    ['design-images', 'Images that shop owners upload look right, whatever their size.'],
    ['design-precision', 'Every detail is precise, to the pixel.'],
  ]),
];
