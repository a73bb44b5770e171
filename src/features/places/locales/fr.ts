/** Le navigateur nomme lui-même les pays ; voici les mots autour. */
export const fr = {
  country: 'Pays',
  region: {
    province: 'Province',
    region: 'Région',
    state: '{country, select, DE {Land} AT {Land} other {État}}',
    canton: 'Canton',
    voivodeship: 'Voïvodie',
  },
  any_region: {
    province: 'Toutes les provinces',
    region: 'Toutes les régions',
    state: '{country, select, DE {Tous les Länder} AT {Tous les Länder} other {Tous les États}}',
    canton: 'Tous les cantons',
    voivodeship: 'Toutes les voïvodies',
  },
  no_region: 'Je préfère ne pas le dire',
  choose: 'Choisis',
  any_country: 'Tous les pays',
  none_found: 'Rien à ce nom. Essaie une autre orthographe.',
  found: '{count, plural, one {# résultat} many {# de résultats} other {# résultats}}',
  city: 'Ville',
  city_hint: 'Commence à écrire et choisis ta ville. Les autres ne voient jamais que la ville.',
  city_failed: 'Impossible de chercher une ville pour l’instant. Tu pourras ajouter la tienne plus tard.',
  locate: {
    ask: 'Trouver ma ville',
    busy: 'Recherche de ta ville',
    found: 'Tu es près de {city}. Seule la ville est gardée.',
    denied: 'Ton navigateur garde ta position pour lui. Autorise-la, ou écris ta ville.',
    failed: 'Ta position est introuvable. Écris plutôt ta ville.',
    nowhere: 'Nous ne connaissons aucune ville près de toi. Écris-en une.',
  },
  distance: {
    same_city: 'Dans ta ville',
    km: 'À {count, number} km',
    miles: '{count, plural, one {À # mile} many {À # de miles} other {À # miles}}',
  },
}
