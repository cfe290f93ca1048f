/** What AMIC is, after its article: "le marché des producteurs de Côte d’Ivoire". */
export const MARKET_WORDS = 'marché des producteurs de Côte d’Ivoire'

/** What AMIC does, at the foot of mails and of printed sheets. */
export const DIRECT_WORDS = 'AMIC, en direct du producteur, sans intermédiaire.'
