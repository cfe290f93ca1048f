/** The site's colours for PDFs and pictures, named as in `src/web/styles.css`. */
export const siteColors = { leaf: '#166534', mango: '#f59e0b', ink: '#1c1917', soft: '#57534e' }
