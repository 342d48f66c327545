import { Page } from '../../ui/PageHead.tsx';

const FaqPage = () => <Page title="Frequently Asked Questions">{null}</Page>;

export default FaqPage;
