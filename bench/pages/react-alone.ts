/** React with nothing to show but a heading: what a page with React cannot do without. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(createElement('h1', null, 'React, and nothing else'));
