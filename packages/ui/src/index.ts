import './theme/default-theme.css.ts';

export * from './search/ActiveFilters/ActiveFilters.tsx';
export * from './home/AdBanner/AdBanner.tsx';
export * from './products/AdvertisedCard/AdvertisedCard.tsx';
export * from './products/AdvertisedCard/AdvertisedCardSkeleton.tsx';
export * from './home/Article/Article.tsx';
export * from './home/ArticleCard/ArticleCard.tsx';
export * from './parts/Badge/Badge.tsx';
export * from './parts/BecomeSellerDialog/BecomeSellerDialog.tsx';
export * from './products/BookingCard/BookingCard.tsx';
export * from './products/BookingCard/BookingCardSkeleton.tsx';
export * from './products/BookingModal/BookingModal.tsx';
export * from './parts/Button/Button.tsx';
export * from './home/CategoryLinks/CategoryLinks.tsx';
export * from './forms/Choice/Choice.tsx';
export * from './parts/ComeBackForm/ComeBackForm.tsx';
export * from './forms/ContactForm/ContactForm.tsx';
export * from './parts/DeleteConfirmation/DeleteConfirmation.tsx';
export * from './parts/Dialog/Dialog.tsx';
export * from './parts/EmailAddress/EmailAddress.tsx';
export * from './products/EmailProofNotice/EmailProofNotice.tsx';
export * from './states/EmptyState/EmptyState.tsx';
export * from './states/ErrorScreen/ErrorScreen.tsx';
export * from './parts/Facts/Facts.tsx';
export * from './forms/Field/Field.tsx';
export * from './search/Filters/Filters.tsx';
export * from './frame/Footer/Footer.tsx';
export * from './forms/FormDone/FormDone.tsx';
export * from './forms/FormError/FormError.tsx';
export * from './forms/GoogleButton/GoogleButton.tsx';
export * from './products/Gallery/Gallery.tsx';
export * from './products/Grade/Grade.tsx';
export * from './products/FactsTable/FactsTable.tsx';
export * from './products/GradeGuide/GradeGuide.tsx';
export * from './frame/Grid/Grid.tsx';
export * from './frame/Header/Header.tsx';
export * from './home/Hero/Hero.tsx';
export * from './parts/Icon/Icon.tsx';
export * from './forms/Input/Input.tsx';
export { LabelsProvider, type LabelsProviderProps } from './parts/LabelsProvider/LabelsProvider.tsx';
export type { SomeLabels } from './parts/LabelsProvider/use-labels.ts';
export type { Catalogue } from './locales/catalogue.ts';
export * from './parts/Link/Link.tsx';
export * from './forms/LoginForm/LoginForm.tsx';
export * from './frame/MessageList/MessageList.tsx';
export * from './forms/ModelField/ModelField.tsx';
export * from './states/NoAccess/NoAccess.tsx';
export * from './search/NoResults/NoResults.tsx';
export * from './states/NotFound/NotFound.tsx';
export * from './states/OfflineNotice/OfflineNotice.tsx';
export * from './frame/Overview/Overview.tsx';
export * from './frame/Page/Page.tsx';
export * from './frame/PageHeading/PageHeading.tsx';
export * from './forms/PasswordInput/PasswordInput.tsx';
export * from './frame/PeopleTable/PeopleTable.tsx';
export * from './parts/PhoneNumber/PhoneNumber.tsx';
export * from './forms/PhotoInput/PhotoInput.tsx';
export * from './forms/PhotosInput/PhotosInput.tsx';
export * from './parts/Picture/Picture.tsx';
export { smallestOf } from './parts/Picture/sizes.ts';
export * from './products/Price/Price.tsx';
export * from './products/PriceHint/PriceHint.tsx';
export * from './products/ProductCard/ProductCard.tsx';
export * from './products/ProductCard/ProductCardSkeleton.tsx';
export * from './products/ProductDetail/ProductDetail.tsx';
export * from './products/ProductDetail/ProductDetailSkeleton.tsx';
export * from './forms/ProductForm/ProductForm.tsx';
export * from './products/ProductTile/ProductTile.tsx';
export { ProductTileSkeleton } from './products/ProductTile/TileSkeleton.tsx';
export * from './states/QuietError/QuietError.tsx';
export * from './forms/RegisterForm/RegisterForm.tsx';
export * from './parts/ReleaseDialog/ReleaseDialog.tsx';
export * from './frame/RolePanel/RolePanel.tsx';
export type { RootProps } from './parts/Root/root.ts';
export * from './search/SearchField/SearchField.tsx';
export * from './search/SearchResults/SearchResults.tsx';
export * from './frame/Section/Section.tsx';
export * from './forms/Select/Select.tsx';
export * from './products/SellerProductCard/SellerProductCard.tsx';
export * from './products/SellerProductCard/SellerProductCardSkeleton.tsx';
export * from './parts/ShowMore/ShowMore.tsx';
export {
  ShopProvider,
  type ShopProviderProps,
  useBrand,
  useLinks,
  useNumbers,
} from './parts/ShopProvider/ShopProvider.tsx';
export {
  defaultBrand,
  defaultLinks,
  type ListPart,
  defaultNumbers,
  pathOfPart,
  priceText,
  type ShopBrand,
  type ShopLinks,
  type ShopNumbers,
} from './parts/ShopProvider/shop.ts';
export * from './frame/SignInPage/SignInPage.tsx';
export {
  LineSkeleton,
  type LineSkeletonLabels,
  lineSkeletonLabels,
  type LineSkeletonProps,
} from './states/Skeleton/Skeleton.tsx';
export * from './products/SimilarProducts/SimilarProducts.tsx';
export * from './frame/SkipLink/SkipLink.tsx';
export * from './search/SortSelect/SortSelect.tsx';
export * from './home/Statistics/Statistics.tsx';
export * from './forms/Textarea/Textarea.tsx';
export * from './frame/ThemeSwitch/ThemeSwitch.tsx';
export * from './parts/Toaster/Toaster.tsx';
export * from './parts/VerifiedBadge/VerifiedBadge.tsx';
export * from './frame/Wordmark/Wordmark.tsx';
export { vars } from './theme/contract.css.ts';
export { visuallyHidden } from './theme/global.css.ts';
