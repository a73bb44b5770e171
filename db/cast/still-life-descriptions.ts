import type { Locale } from '#kernel/locale.ts'
import type { StillLife } from './cast-row.ts'

/**
 * Descriptions of the still lifes for people who cannot see them, in the language of the member
 * whose photo it is.
 */
export const stillLifeDescriptions: Readonly<Record<StillLife, Readonly<Record<Locale, string>>>> =
  {
    alps: {
      en: 'A painting of a path across a meadow towards blue mountains',
      de: 'Gemälde: ein Weg über eine Wiese, dahinter blaue Berge',
      es: 'Cuadro de un camino que cruza un prado hacia montañas azules',
      fr: 'Tableau d’un sentier à travers un pré, vers des montagnes bleues',
      it: 'Dipinto di un sentiero in un prato verso montagne azzurre',
      nl: 'Schilderij van een pad door een weide naar blauwe bergen',
      pl: 'Obraz: ścieżka przez łąkę ku niebieskim górom',
    },
    bike: {
      en: 'A painting of a green bicycle with flowers in its basket, by a canal with gabled houses',
      de: 'Gemälde: ein grünes Fahrrad mit Blumen im Korb, an einer Gracht mit Giebelhäusern',
      es: 'Cuadro de una bicicleta verde con flores en la cesta, junto a un canal con casas de gablete',
      fr: 'Tableau d’un vélo vert, des fleurs dans le panier, au bord d’un canal aux maisons à pignon',
      it: 'Dipinto di una bicicletta verde con fiori nel cestino, lungo un canale di case olandesi',
      nl: 'Schilderij van een groene fiets met bloemen in de mand, aan een gracht met trapgevels',
      pl: 'Obraz: zielony rower z kwiatami w koszyku nad kanałem z kamienicami',
    },
    cat: {
      en: 'A painting of a black cat on a windowsill, trees outside',
      de: 'Gemälde: eine schwarze Katze auf der Fensterbank, draußen Bäume',
      es: 'Cuadro de un gato negro en el alféizar, con árboles fuera',
      fr: 'Tableau d’un chat noir sur un rebord de fenêtre, des arbres dehors',
      it: 'Dipinto di un gatto nero sul davanzale, fuori gli alberi',
      nl: 'Schilderij van een zwarte kat op de vensterbank, buiten bomen',
      pl: 'Obraz: czarny kot na parapecie, za oknem drzewa',
    },
    coffee: {
      en: 'A painting of a cup of coffee with a heart in the foam, books behind it',
      de: 'Gemälde: eine Tasse Kaffee mit einem Herz im Schaum, dahinter Bücher',
      es: 'Cuadro de una taza de café con un corazón en la espuma y libros al fondo',
      fr: 'Tableau d’une tasse de café, un cœur dans la mousse, des livres derrière',
      it: 'Dipinto di una tazza di caffè con un cuore nella schiuma, dietro dei libri',
      nl: 'Schilderij van een kop koffie met een hart in het schuim, erachter boeken',
      pl: 'Obraz: filiżanka kawy z sercem w piance, w tle książki',
    },
    guitar: {
      en: 'A painting of an acoustic guitar leaning against a yellow wall',
      de: 'Gemälde: eine Gitarre, an eine gelbe Wand gelehnt',
      es: 'Cuadro de una guitarra apoyada en una pared amarilla',
      fr: 'Tableau d’une guitare appuyée contre un mur jaune',
      it: 'Dipinto di una chitarra appoggiata a una parete gialla',
      nl: 'Schilderij van een gitaar tegen een gele muur',
      pl: 'Obraz: gitara oparta o żółtą ścianę',
    },
    pasta: {
      en: 'A painting of a plate of pasta with tomatoes and basil',
      de: 'Gemälde: ein Teller Pasta mit Tomaten und Basilikum',
      es: 'Cuadro de un plato de pasta con tomate y albahaca',
      fr: 'Tableau d’une assiette de pâtes aux tomates et au basilic',
      it: 'Dipinto di un piatto di pasta con pomodori e basilico',
      nl: 'Schilderij van een bord pasta met tomaat en basilicum',
      pl: 'Obraz: talerz makaronu z pomidorami i bazylią',
    },
    sail: {
      en: 'A painting of a small sailing boat on the water at sunset',
      de: 'Gemälde: ein kleines Segelboot auf dem Wasser bei Sonnenuntergang',
      es: 'Cuadro de un velero pequeño en el agua al atardecer',
      fr: 'Tableau d’un petit voilier sur l’eau au coucher du soleil',
      it: 'Dipinto di una piccola barca a vela sull’acqua al tramonto',
      nl: 'Schilderij van een zeilbootje op het water bij zonsondergang',
      pl: 'Obraz: mała żaglówka na wodzie o zachodzie słońca',
    },
    tent: {
      en: 'A painting of a lit tent below mountains, under a sky full of stars',
      de: 'Gemälde: ein leuchtendes Zelt vor Bergen unter einem Himmel voller Sterne',
      es: 'Cuadro de una tienda iluminada ante las montañas, bajo un cielo lleno de estrellas',
      fr: 'Tableau d’une tente éclairée devant des montagnes, sous un ciel plein d’étoiles',
      it: 'Dipinto di una tenda illuminata davanti ai monti, sotto un cielo pieno di stelle',
      nl: 'Schilderij van een verlichte tent voor bergen, onder een hemel vol sterren',
      pl: 'Obraz: oświetlony namiot na tle gór pod niebem pełnym gwiazd',
    },
    tulips: {
      en: 'A painting of a bunch of colourful tulips in a blue vase',
      de: 'Gemälde: ein Strauß bunter Tulpen in einer blauen Vase',
      es: 'Cuadro de un ramo de tulipanes de colores en un jarrón azul',
      fr: 'Tableau d’un bouquet de tulipes de toutes les couleurs dans un vase bleu',
      it: 'Dipinto di un mazzo di tulipani colorati in un vaso azzurro',
      nl: 'Schilderij van een bos kleurige tulpen in een blauwe vaas',
      pl: 'Obraz: bukiet kolorowych tulipanów w niebieskim wazonie',
    },
  }
