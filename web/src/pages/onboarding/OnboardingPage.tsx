import { Page } from '../../ui/PageHead.tsx';

const OnboardingPage = () => <Page title="Open an account">{null}</Page>;

export default OnboardingPage;
