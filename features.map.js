/**
 * THE MAP: each feature and the features below it that it may use. Order is bottom-up.
 * Read by the wall check, the migrations (order of schemas) and the drawing.
 */
export const floors = {
  wording: [],
  places: [],
  sites: ['places'],
  accounts: ['sites'],
  staff: ['sites', 'accounts'],
  credits: ['sites', 'accounts'],
  payments: ['places', 'sites', 'accounts', 'credits'],
  blocks: ['accounts'],
  profiles: ['places', 'sites', 'accounts'],
  phones: ['places', 'sites', 'accounts', 'blocks', 'profiles'],
  photos: ['accounts', 'profiles', 'sites'],
  moderation: ['sites', 'accounts', 'staff', 'profiles', 'photos'],
  fiction: ['sites', 'accounts', 'profiles'],
  verification: ['sites', 'accounts', 'staff', 'blocks', 'profiles', 'photos', 'fiction'],
  sponsored: ['sites', 'accounts', 'profiles', 'photos', 'fiction'],
  honesty: ['sites', 'accounts', 'profiles', 'fiction', 'wording'],
  search: ['places', 'sites', 'accounts', 'profiles', 'photos', 'blocks', 'fiction', 'sponsored'],
  likes: ['places', 'sites', 'accounts', 'blocks', 'profiles', 'photos', 'fiction'],
  gifts: ['sites'],
  chat: ['sites', 'accounts', 'blocks', 'credits', 'profiles', 'photos', 'fiction', 'wording', 'honesty', 'gifts'],
  desk: ['sites', 'accounts', 'staff', 'profiles', 'fiction', 'wording', 'chat'],
  matching: ['places', 'sites', 'accounts', 'blocks', 'profiles', 'search', 'likes'],
  polling: ['sites', 'accounts', 'likes', 'chat'],
  pages: ['sites'],
  settings: ['accounts', 'phones'],
  reminders: ['accounts'],
}
