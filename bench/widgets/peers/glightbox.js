import GLightbox from 'glightbox';
import 'glightbox/dist/css/glightbox.min.css';

GLightbox({ selector: '#pictures a' });
