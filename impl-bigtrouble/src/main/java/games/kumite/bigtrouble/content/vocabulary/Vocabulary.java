package games.kumite.bigtrouble.content.vocabulary;

import games.kumite.spi.content.Grammar;
import games.kumite.spi.content.Grammar.Found;
import games.kumite.spi.content.Words;
import games.kumite.spi.marks.Immutable;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of effects and the forms of quest events that content may use, with their readers. Immutable. */
@Immutable
public final class Vocabulary {

  private final Words<EffectWord> words;
  private final List<EventForm> events;
  private final Grammar<QuestEvent> grammar;

  /** Creates a vocabulary. */
  public Vocabulary(List<? extends EffectWord> words, List<EventForm> events) {
    this(Words.of("effect", words), events);
  }

  private Vocabulary(Words<EffectWord> words, List<EventForm> events) {
    this.words = words;
    this.events = List.copyOf(events);
    Grammar<QuestEvent> forms = Grammar.of("an event is " + events.stream().map(EventForm::example)
        .collect(Collectors.joining(", ")) + ", or several of these with \"then\" between them, was \"%s\"");
    for (EventForm form : events) {
      forms = forms.form(form.wholePattern(), found -> form.read(found, this));
    }
    grammar = forms.form(".* !.*", this::failed);
  }

  /** Returns a copy with further words and forms. */
  public Vocabulary and(List<? extends EffectWord> moreWords, List<EventForm> moreEvents) {
    return new Vocabulary(words.and(moreWords), Stream.concat(events.stream(), moreEvents.stream()).toList());
  }

  /** Returns the words of effects. */
  public Words<EffectWord> words() {
    return words;
  }

  /**
   * Reads an effect.
   *
   * @throws IllegalArgumentException if the text is not an effect; it quotes the fault
   */
  public Effect effect(String text) {
    return Effect.parse(text, this);
  }

  /**
   * Reads a part of a text.
   *
   * @throws IllegalArgumentException if the text is not a part; it quotes the fault
   */
  public Part part(String text) {
    return Part.parse(text, this);
  }

  /**
   * Reads a text without trigger.
   *
   * @param text the text; an empty one does nothing
   * @throws IllegalArgumentException if the text is not valid; it quotes the fault
   */
  public Effects effects(String text) {
    return Effects.parse(text, this);
  }

  /**
   * Reads a text with its trigger.
   *
   * @throws IllegalArgumentException if the text is not a clause; it quotes the fault
   */
  public Clause clause(String text) {
    return Clause.parse(text, this);
  }

  /**
   * Reads a quest event: one part, or several with {@code then} between them.
   *
   * @throws IllegalArgumentException if the text is not an event; it quotes the fault
   */
  public QuestEvent event(String text) {
    String[] texts = text.split(QuestEvent.THEN, -1);
    if (texts.length == 1) {
      return grammar.read(text);
    }
    if (texts.length > QuestEvent.MAX_PARTS) {
      throw new IllegalArgumentException(
          "an event has at most " + QuestEvent.MAX_PARTS + " parts, was \"" + text + "\"");
    }
    return new QuestEvent.Several(Stream.of(texts).map(grammar::read).toList());
  }

  /** Reports the fault of a text for a failure. Reads the part before it first, since the fault may be there. */
  private QuestEvent failed(Found found) {
    String before = found.text().substring(0, found.text().indexOf(" !"));
    QuestEvent event = grammar.read(before);
    throw new IllegalArgumentException("only a skill check can be failed, and \"" + event.requirement()
        + "\" is none, was \"" + found.text() + "\"");
  }
}
