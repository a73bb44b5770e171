import type { Phrasebook } from '../line.ts'

export const fr: Phrasebook = {
  lists: {
    true: 'reel reele reelle reels vrai vraie vraies humain humaine authentique veritable reeles reelles',
    made: 'fake fakes faux fausse bot bots robot robots machine ia ai ordinateur programme logiciel chatgpt gpt chatbot invente inventee inventes fictif fictive arnaqueur arnaqueuse brouteur brouteuse animatrice animateur moderatrice moderateur employee employe salariee salarie automatique algorithme',
    someone:
      'personne personnes femme homme fille mec dame etre humain humaine gens quelqu meuf gars membre',
    writing:
      'parle parles parlons discute discutes ecris ecrit tchatte chatte cause bavarde echange',
    profile: 'profil compte photo photos',
  },
  denials: 'pas jamais ne n aucun aucune impossible',
  tails: 'ou c n hein stp svp alors et non quand mdr dis franchement',
  certain:
    'existe vraiment reve reves robe bote boite beau moi toi quoi fait faut haut chat chaud machin etre entre autre',
  lines: {
    claims: `
      je suis ___ reelle|reel|vrai|vraie|authentique $
      je suis __ vraie|vrai|reelle|reel|veritable @someone
      je suis __ personne|femme|homme|fille reelle|reel|vraie|vrai
      ! suis pas _ bot|robot|fake|fausse|faux|ia|machine|ordinateur|programme|fictive|fictif|inventee
      ! suis pas _ profil|personnage|personne fictif|fictive
      j existe
      tout est vrai|reel
      je suis ___ membre|utilisatrice|utilisateur ___ comme toi|vous`,
    meeting: `
      on se voit|rencontre|retrouve|capte
      on pourrait|peut|va|devrait ___ voir|rencontrer|diner|dejeuner|manger|boire|sortir|retrouver
      quand|ou ___ on ___ voir|rencontrer|voit|rencontre
      nous pourrions|pouvons|allons ___ voir|rencontrer|diner|retrouver|boire
      je ___ veux|voudrais|aimerais|vais|souhaite ___ te|t|vous voir|rencontrer|embrasser|rejoindre
      te|t|vous voir|rencontrer ___ vrai|personne|bientot|reel|demain
      ! hate de te|t|vous voir|rencontrer|embrasser
      je viens|viendrai|passe|arrive ___ chez|vers toi|vous
      viens|passe|venir|passer ___ chez moi
      venir|viens|passes|passer me|m chercher|voir|prendre
      rencontrons|voyons|retrouvons nous
      rendez vous ___ demain|ce|samedi|vendredi|dimanche`,
    money: `
      m|me|moi ___ envoyer|preter|donner|verser|avancer|virer|acheter|payer|acheterais|preterais ___ argent|euro*|dollar*|carte|billet*|sous|fric|telephone|loyer
      envoie|prete|donne|verse|achete|paie|paye|offre moi|nous ___ argent|euro*|dollar*|carte|billet*|sous|loyer|telephone
      m|me acheterais|preterais|donnerais|enverrais|paierais ___ billet*|argent|euro*|carte
      virement ___ euro*|compte|moi
      fais moi|un? ___ virement
      besoin d|de l? ___ argent|sous|euro*|dollar*|fric
      payer|paie|paye|regler|payes mon|ma|mes|moi ___ loyer|facture*|billet*|visa|dettes|ticket
      court|manque|plus d|de argent|sous
      aider ___ avec ___ argent|sous|euro*|loyer
      sur mon compte`,
    away: `
      ecris|ajoute|trouve|rejoins|contacte|suis moi|m ___ insta|instagram|skype|discord|facebook|signal|snap|messenger
      passons|parlons|allons|discutons|continuons ___ sur signal|skype|discord|facebook|insta|instagram|messenger|snap
      mon|ton|votre insta|instagram|skype|discord|facebook|signal|snap|numero|mail|email|portable|06
      donne|envoie|file|passe moi ___ ton|votre numero|mail|portable
      quoi|quel|quelle est? ton|votre numero|mail
      appelle|appelez|textote moi
      tu as ___ insta|instagram|skype|discord|signal|snap $`,
    scam: `
      carte|cartes cadeau*|steam|itunes|google|amazon|prepayee*|pcs|neosurf|transcash
      invest* ___ avec moi|crypto|ensemble|benefice*
      plateforme|appli|site de trading|investissement
      double|doubler|triple ___ argent|mise
      soldat|militaire|general|medecin|chirurgien ___ mission|syrie|irak|afghanistan|stationne|mali
      herite|heritage|heritiere|heritier ___ million*|aide|dollar*
      vole|volee|agressee|perdu ___ aeroport|portefeuille|passeport|aide|argent
      portefeuille|passeport|sac ___ vole|perdu
      urgence ___ hopital|argent|aide|fils|fille|accident
      hopital|operation|accident|douane ___ besoin|argent|payer|frais`,
    hurts: `
      salope*
      pute*
      connard*
      connasse*
      encule*
      va te faire
      ta gueule
      ferme la|ta
      nique ta|toi
      creve
      suicide toi
      tu|t es ___ conne|moche|idiote|idiot|degueulasse|nulle|grosse|stupide|debile
      sale pute|chienne|con|conne|grosse
      te deteste`,
  },
}
