import type { Phrasebook } from '../patterns.ts'

/** French. */
export const fr: Phrasebook = {
  lists: {
    true: 'reel reele reelle reels vrai vraie vraies humain humaine authentique veritable reeles reelles',
    made: 'fake fakes faux fausse bot bots robot robots machine ia ai ordinateur programme logiciel chatgpt gpt chatbot invente inventee inventes fictif fictive arnaqueur arnaqueuse brouteur brouteuse animatrice animateur moderatrice moderateur employee employe salariee salarie automatique algorithme',
    someone: 'personne personnes femme homme fille mec dame etre humain humaine gens quelqu meuf gars membre',
    writing: 'parle parles parlons discute discutes ecris ecrit tchatte chatte cause bavarde echange',
    profile: 'profil compte photo photos',
  },
  denials: 'pas jamais ne n aucun aucune impossible',
  tails: 'ou c n hein stp svp alors et non quand mdr dis franchement',
  certain:
    'existe vraiment reve reves robe bote boite beau moi toi quoi fait faut haut chat chaud machin etre entre autre',
  lines: {
    asks: `
      t|tu es reel|reelle|vraie|vrai au
      machine|ordinateur|bot|robot|ia|programme ___ repond|ecrit|parle
      @someone|machine ___ ecrit|ecrivent ___ messages|textes
      ressembles|sembles|parles|ecris ___ ordinateur|machine|bot|robot|ia|programme $
      fais|faites|es partie? de l? equipe|site|personnel
      @someone existe ___ vraiment|reellement $
      @someone ecrit a|pour ta|toi|place
      vraie vie ou
      est|sont|cest ___ reel|reelle|reelles|vraies|vraie|fake|fictif $
      est|sont ___ reelle|reelles|vraie|vraies|fausses|fausse ou
      ils|elles|on te|t|vous paient|payent|paye|paie
      qui|quoi ___ derriere ___ @profile|ca|ecran|messages
      qui ___ ecrit|repond ___ vraiment|ici|la|reellement
      quelqu|quelquun|personne un? ___ reel|reelle|vrai|vraie|humain $
      quelqu un de reel|vrai|humain
      peut|peux|pourrait|dois ___ etre ___ vrai|vraie|reel|reelle|veritable @profile|@someone
      peut|pourrait ___ etre ___ @profile|@someone reel|reelle|vrai
      humain|humaine|personne|vraie|reelle ou ___ ia|bot|robot|machine|programme|fausse
      ia|bot|robot|machine ou ___ humain|humaine|personne|vraie
      tu|t|vous ___ ia|bot|robot|chatbot|algorithme|brouteur|arnaqueuse $
      parle|ecris|discute|chatte|cause ___ avec|a ___ machine|ia|bot|robot|ordinateur|humain
      est ce ___ toi|vous sur|dans
      etre humain
      tu n? es|est ___ @true|@made $
      t es|est ___ @true|@made $
      tes __ @true|@made $
      es|est|etes tu|vous ___ @true|@made $
      vous etes ___ @true|@made $
      tu|t|vous es|est|etes ___ vrai|vraie|reelle|reel|veritable|fausse|faux _ @someone|profil|compte
      es|etes|est tu|vous ___ vrai|vraie|reelle|reel|veritable|fausse _ @someone
      es|etes|est tu|vous ___ personne|femme reelle|reel|vraie
      tu|vous|t es|etes ___ personne reelle|reel|vraie
      tu|vous|t es|etes ___ intelligence artificielle
      est|es c? ___ vrai|faux|fictif|veritable|fake|reel _ profil|compte|personne|photo|photos
      c est __ vrai|faux|fake|vraie|fausse|veritable|reelle _ profil|compte|personne|photo|photos
      est ce ___ vrai|faux|vraie|fictif|fausse|fake _ profil|compte|personne
      est ce ___ profil|compte ___ vrai|faux|fictif|fake|reel|veritable
      c|ce est ___ bot|robot|chatbot|chatgpt|ia|ordinateur|machine|fake $
      ton|tes|votre|vos|ce @profile ___ @true|@made|toi|ia
      vrai|faux ou faux|vrai|fake
      faux|fake|fictif profil|compte
      existes|existe|existez tu|vous
      tu|vous existes|existe|existez ___ vraiment|reellement|pour $
      tu|vous existes|existe|existez $
      @someone ___ derriere ce|ton|cet|votre|le @profile|ecran
      qui ___ derriere ce|ton|votre|le @profile
      tu|t|es|vous|etes|est ___ paye|payee|payes|payees|remuneree|remunere ___ ecrire|discuter|parler|ca|cela|chatter|repondre|m|me
      on|ils|site|qui ___ te|t|vous paie|paye|paient|payent|remunere
      tu|vous ___ gagnes|gagne|touches|recois de|d l? _ argent ___ pour|ici|ca
      animatrice|animateur|moderatrice|ecrivain payee|paye|professionnelle
      tu|vous travailles|travaille|travaillez|bosses ___ pour|sur|chez ce|le|cette|la|l _ site|plateforme|boite|entreprise|appli|societe
      es|etes|est tu|vous ___ employee|employe|salariee|salarie|moderatrice|moderateur|animatrice
      je @writing ___ @made|@true|@someone
      je @writing ___ avec|a ___ vrai|vraie @someone
      a qui ___ @writing ___ vraiment|reellement|la $
      a qui je|j ___ @writing
      dirait|sembles|parles|reponds ___ robot|bot|machine|ia
      prouve*|prouver ___ @true|existes|bot
      si|que tu|vous es|est|etes|sois|soyez|soit ___ @true|@made $
      si|que tu|vous es|est|etes ___ vraie|vrai|reelle @someone
      savoir|sais|sache que? tu|si ___ reelle|vraie|reel|vrai
      vraiment|bien toi|vous sur|dans la|les|ces|tes|cette photo*
      reponses|messages|reponse|message ___ automatique*|automatise*
      @someone ___ ecrit ___ pour|a toi|ta|vous
      quelqu un d autre ___ ecrit
      vraie|vrai|reelle @someone ___ qui ecrit|repond|parle
      invente|inventee|cree|creee par __ site|ia|equipe`,
    reality: `
      vrai|vraie|vraies|veritable|reel|reelle|faux|fausse @someone|@profile
      @someone|@profile reel|reelle|veritable|reels|reelles
      etre humain`,
    claims: `
      je suis ___ reelle|reel|vrai|vraie|authentique $
      je suis __ vraie|vrai|reelle|reel|veritable @someone
      je suis __ personne|femme|homme|fille reelle|reel|vraie|vrai
      ! suis pas _ bot|robot|fake|fausse|faux|ia|machine|ordinateur|programme|fictive|fictif|inventee
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
