/** For a night when it is not about a form. */
export function CareLine() {
  return (
    <p className="support__care">
      If you are struggling, you do not have to wait for us. In the United States call or text <a href="tel:988">988</a>
      , or text HOME to <a href="sms:741741?&body=HOME">741741</a>, at any hour. In danger, call 911. Is something here
      hard to use with a screen reader, a keyboard or your eyes? Write to us under the subject “Accessibility”: we aim
      to answer that within one school day.
    </p>
  );
}
