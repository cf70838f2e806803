import * as v from 'valibot'
import * as content from './content'
import type { EndpointName } from './endpoints'
import { captchaChallenge, captchaReply, saveReply } from './replies'

/** The shape of every reply, by endpoint. The tests hold the server to it; the browser trusts its own server. */
export const replies = {
  captcha: captchaChallenge,
  validateCaptcha: captchaReply,
  saveAppointment: saveReply,
  saveQuickAppointment: saveReply,
  saveRequestCallback: saveReply,
  saveRequestCallbackWithEmail: saveReply,
  saveContactUs: saveReply,
  firstCategory: content.category,
  serviceCategory: v.array(content.category),
  categoryDetailsByService: v.record(v.string(), v.array(content.categoryInFull)),
  treatmentsOfCategory: v.array(content.treatmentCard),
  serviceInner: content.treatment,
  serviceDetails: content.categoryInFull,
  serviceSection: v.array(content.section),
  serviceType: v.strictObject({ id: v.string(), title: v.string(), treatments: v.array(content.treatmentCard) }),
  doctors: v.array(content.doctor),
  videos: v.array(content.video),
  allVideos: v.array(content.video),
  seo: content.seoRecord,
  site: content.site,
  figures: v.array(content.figure),
  page: content.prosePage,
  posts: v.array(content.postCard),
  post: content.post,
  cases: v.array(content.caseCard),
  caseStudy: content.caseStudy,
  results: v.array(content.resultPair),
  testimonials: v.array(content.testimonial),
  gallery: v.array(content.galleryItem),
  achievements: v.array(content.achievement),
  jobs: v.array(content.job),
  job: content.job,
} satisfies Record<EndpointName, v.GenericSchema>
