export const it = {
  title: 'Lingue',
  lead: 'Scegli una lingua. Tutto il sito, le tue e-mail e le pagine legali la seguiranno.',
  current: 'Lingua attuale',
}
