import { Page } from '../../ui/PageHead.tsx';

const VoiceBankingPage = () => <Page title="Voice Banking">{null}</Page>;

export default VoiceBankingPage;
