const exactly = (names: string) => new RegExp(`^(${names.trim().split(/\s+/).join('|')})$`)

/** The properties of layout utilities: where an element is and how large. */
export const layoutProperties = exactly(`
  display position inset top right bottom left order
  margin(-[a-z-]+)? padding(-[a-z-]+)? gap row-gap column-gap scroll-margin-top
  width height (min|max)-(width|height) aspect-ratio object-fit overflow(-[xy])?
  flex(-[a-z]+)? grid-[a-z-]+ (align|justify|place)-(content|items|self)`)

/** The properties of text styles: how a text looks and how it is laid out, cut off or hidden. */
export const textProperties = exactly(`
  font(-[a-z-]+)? line-height letter-spacing color text-[a-z-]+ white-space overflow-wrap list-style
  display overflow -webkit-line-clamp -webkit-box-orient
  position width height margin padding border-width clip-path`)
