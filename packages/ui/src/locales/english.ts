import { activeFiltersLabels } from '../search/ActiveFilters/ActiveFilters.tsx';
import { advertisedCardLabels } from '../products/AdvertisedCard/AdvertisedCard.tsx';
import { articleLabels } from '../home/Article/Article.tsx';
import { articleCardLabels } from '../home/ArticleCard/ArticleCard.tsx';
import { badgeLabels } from '../parts/Badge/Badge.tsx';
import { becomeSellerDialogLabels } from '../parts/BecomeSellerDialog/BecomeSellerDialog.tsx';
import { bookingCardLabels } from '../products/BookingCard/BookingCard.tsx';
import { bookingModalLabels } from '../products/BookingModal/BookingModal.tsx';
import { buttonLabels } from '../parts/Button/Button.tsx';
import { categoryLinksLabels } from '../home/CategoryLinks/CategoryLinks.tsx';
import { comeBackFormLabels } from '../parts/ComeBackForm/ComeBackForm.tsx';
import { contactFormLabels } from '../forms/ContactForm/ContactForm.tsx';
import { deleteConfirmationLabels } from '../parts/DeleteConfirmation/DeleteConfirmation.tsx';
import { descriptionLabels } from '../products/ProductCard/Description.tsx';
import { dialogLabels } from '../parts/Dialog/Dialog.tsx';
import { emailProofNoticeLabels } from '../products/EmailProofNotice/EmailProofNotice.tsx';
import { errorScreenLabels } from '../states/ErrorScreen/ErrorScreen.tsx';
import { factsTableLabels } from '../products/FactsTable/FactsTable.tsx';
import { fieldLabels } from '../forms/Field/limit.ts';
import { filtersLabels } from '../search/Filters/Filters.tsx';
import { footerLabels } from '../frame/Footer/Footer.tsx';
import { googleButtonLabels } from '../forms/GoogleButton/GoogleButton.tsx';
import { galleryLabels } from '../products/Gallery/Gallery.tsx';
import { gradeLabels } from '../products/Grade/Grade.tsx';
import { gradeGuideLabels } from '../products/GradeGuide/GradeGuide.tsx';
import { gridLabels } from '../frame/Grid/Grid.tsx';
import { headerLabels } from '../frame/Header/Header.tsx';
import { heroLabels } from '../home/Hero/Hero.tsx';
import { lineSkeletonLabels } from '../states/Skeleton/Skeleton.tsx';
import { locationNameLabels } from '../products/ProductTile/LocationName.tsx';
import { loginFormLabels } from '../forms/LoginForm/LoginForm.tsx';
import { messageListLabels } from '../frame/MessageList/MessageList.tsx';
import { modelFieldLabels } from '../forms/ModelField/ModelField.tsx';
import { noAccessLabels } from '../states/NoAccess/NoAccess.tsx';
import { noResultsLabels } from '../search/NoResults/NoResults.tsx';
import { notFoundLabels } from '../states/NotFound/NotFound.tsx';
import { offlineNoticeLabels } from '../states/OfflineNotice/OfflineNotice.tsx';
import { overviewLabels } from '../frame/Overview/Overview.tsx';
import { pageLabels } from '../frame/Page/Page.tsx';
import { passwordInputLabels } from '../forms/PasswordInput/PasswordInput.tsx';
import { peopleTableLabels } from '../frame/PeopleTable/PeopleTable.tsx';
import { photoInputLabels } from '../forms/PhotoInput/PhotoInput.tsx';
import { photosInputLabels } from '../forms/PhotosInput/PhotosInput.tsx';
import { pictureLabels } from '../parts/Picture/Picture.tsx';
import { priceHintLabels } from '../products/PriceHint/PriceHint.tsx';
import { productCardLabels } from '../products/ProductCard/ProductCard.tsx';
import { productDetailLabels } from '../products/ProductDetail/ProductDetail.tsx';
import { productFormLabels } from '../forms/ProductForm/labels.ts';
import { productNameLabels } from '../products/ProductTile/ProductName.tsx';
import { productTileLabels } from '../products/ProductTile/ProductTile.tsx';
import { quietErrorLabels } from '../states/QuietError/QuietError.tsx';
import { registerFormLabels } from '../forms/RegisterForm/RegisterForm.tsx';
import { releaseDialogLabels } from '../parts/ReleaseDialog/ReleaseDialog.tsx';
import { rolePanelLabels } from '../frame/RolePanel/RolePanel.tsx';
import { searchFieldLabels } from '../search/SearchField/SearchField.tsx';
import { searchResultsLabels } from '../search/SearchResults/SearchResults.tsx';
import { sellerProductCardLabels } from '../products/SellerProductCard/SellerProductCard.tsx';
import { showMoreLabels } from '../parts/ShowMore/ShowMore.tsx';
import { similarProductsLabels } from '../products/SimilarProducts/SimilarProducts.tsx';
import { skipLinkLabels } from '../frame/SkipLink/SkipLink.tsx';
import { sortSelectLabels } from '../search/SortSelect/SortSelect.tsx';
import { statisticsLabels } from '../home/Statistics/Statistics.tsx';
import { themeSwitchLabels } from '../frame/ThemeSwitch/ThemeSwitch.tsx';
import { toasterLabels } from '../parts/Toaster/Toaster.tsx';
import { verifiedBadgeLabels } from '../parts/VerifiedBadge/VerifiedBadge.tsx';
import type { Catalogue } from '@apple-only/ui';

/** The kit in English: the default words of its components, to begin a translation with. */
export const english: Catalogue = {
  locale: 'en',
  direction: 'ltr',
  ActiveFilters: activeFiltersLabels,
  AdvertisedCard: advertisedCardLabels,
  Article: articleLabels,
  ArticleCard: articleCardLabels,
  Badge: badgeLabels,
  BecomeSellerDialog: becomeSellerDialogLabels,
  BookingCard: bookingCardLabels,
  BookingModal: bookingModalLabels,
  Button: buttonLabels,
  CategoryLinks: categoryLinksLabels,
  ComeBackForm: comeBackFormLabels,
  ContactForm: contactFormLabels,
  DeleteConfirmation: deleteConfirmationLabels,
  Description: descriptionLabels,
  Dialog: dialogLabels,
  EmailProofNotice: emailProofNoticeLabels,
  ErrorScreen: errorScreenLabels,
  FactsTable: factsTableLabels,
  Field: fieldLabels,
  Filters: filtersLabels,
  Footer: footerLabels,
  Gallery: galleryLabels,
  GoogleButton: googleButtonLabels,
  Grade: gradeLabels,
  GradeGuide: gradeGuideLabels,
  Grid: gridLabels,
  Header: headerLabels,
  Hero: heroLabels,
  LineSkeleton: lineSkeletonLabels,
  LocationName: locationNameLabels,
  LoginForm: loginFormLabels,
  MessageList: messageListLabels,
  ModelField: modelFieldLabels,
  NoAccess: noAccessLabels,
  NoResults: noResultsLabels,
  NotFound: notFoundLabels,
  OfflineNotice: offlineNoticeLabels,
  Overview: overviewLabels,
  Page: pageLabels,
  PasswordInput: passwordInputLabels,
  PeopleTable: peopleTableLabels,
  PhotoInput: photoInputLabels,
  PhotosInput: photosInputLabels,
  Picture: pictureLabels,
  PriceHint: priceHintLabels,
  ProductCard: productCardLabels,
  ProductDetail: productDetailLabels,
  ProductForm: productFormLabels,
  ProductName: productNameLabels,
  ProductTile: productTileLabels,
  QuietError: quietErrorLabels,
  RegisterForm: registerFormLabels,
  ReleaseDialog: releaseDialogLabels,
  RolePanel: rolePanelLabels,
  SearchField: searchFieldLabels,
  SearchResults: searchResultsLabels,
  SellerProductCard: sellerProductCardLabels,
  ShowMore: showMoreLabels,
  SimilarProducts: similarProductsLabels,
  SkipLink: skipLinkLabels,
  SortSelect: sortSelectLabels,
  Statistics: statisticsLabels,
  ThemeSwitch: themeSwitchLabels,
  Toaster: toasterLabels,
  VerifiedBadge: verifiedBadgeLabels,
};
