/** Says who runs the installation, as the server does in the document. Imported before the web app. */
for (const [name, content] of Object.entries({
  'contact-email': 'hello@limber.test',
  'operator-name': 'Limber Test Ltd',
  'operator-address': '1 Main Street\nTestville',
})) {
  const tag = document.createElement('meta');
  tag.name = name;
  tag.content = content;
  document.head.append(tag);
}
