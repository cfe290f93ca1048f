export const SITE_NAME = 'AMIC'
export const SITE_TITLE = 'AMIC, le marché des producteurs de Côte d’Ivoire'
