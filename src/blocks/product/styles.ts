import miniCart from '../kit/mini-cart.css?inline';
import form from './form.css?inline';
import measures from './measures.css?inline';
import notice from './notice.css?inline';
import product from './styles.css?inline';

export const styles = product + form + measures + notice + miniCart;
