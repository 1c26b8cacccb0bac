/** The cards over a list of databases, and in their places the skeletons. */
export const measuresClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-2'

/** A card as wide as two measures. */
export const cardClass = 'col-span-full lg:col-span-2'
