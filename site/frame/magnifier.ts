/** Path of the magnifier of 20 by 20 pixels, drawn as DocSearch does: on the button of the search box and in its frame. */
export const magnifier = 'm14.4 14.4 4.1 4.1-4.1-4.1a7.5 7.5 0 1 1 0-10.7 7.5 7.5 0 0 1 0 10.7z';
