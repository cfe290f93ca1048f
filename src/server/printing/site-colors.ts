/** The site's colours for what the server draws itself, as `src/web/styles.css` names them. */
export const siteColors = { leaf: '#166534', mango: '#f59e0b', ink: '#1c1917', soft: '#57534e' }
