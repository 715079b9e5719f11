package games.kumite.journey.action;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.journey.card.CardEffect;
import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.TriggerContext;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.content.Trigger.Moment;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.effect.Misfortune;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.Face;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.TableDice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The action Meditate at a mystical box: a spin and its result (JW-ACT-04 to JW-ACT-07).
 *
 * @param pilgrim the meditating pilgrim
 * @param area 1 white, 2 black
 * @param played cards played after the spin
 */
record Meditate(int pilgrim, int area, IntList played) implements TriggerContext<Meditate> {

  private static final EventType MEDITATES = EventTypes.figure("meditates", "JW-ACT-04");
  private static final EventType SPINNER_STOPPED =
      EventTypes.figure("spun", "JW-RUL-40").word("area", area -> area == 1 ? "white" : "black");
  static final int WHITE = 1;
  static final int BLACK = 2;
  private static final int DRAWN = 3;

  private static final CardWindow<Meditate> SPUN = new CardWindow<>("spun", Moment.AFTER, Event.SPIN, Turned.USE); // JW-D-19

  private static final Script<GameState, Meditate> SCRIPT = SPUN.in(Script.<GameState, Meditate>of("meditate").update(Meditate::spin))
      .when((state, spin) -> spin.area == WHITE,
          white -> white.act(Meditate::draw).when(Meditate::hasDrawn, then -> then.ask(Keep::new).act(Meditate::discard)),
          black -> black.act((state, spin) -> state.then(new Misfortune(spin.pilgrim))))
      .build();

  static Step<GameState> of(GameState state, int pilgrim) {
    MysticalBox.use(state, pilgrim);
    state.set(Counters.MEDITATED, 1);
    state.emit(MEDITATES, pilgrim);
    return SCRIPT.start(new Meditate(pilgrim, 0, IntList.NONE));
  }

  /** Spins, which is a fair draw between two areas (JW-RUL-40). */
  private static Meditate spin(GameState state, Meditate spin) {
    int area = state.roll("spinner", state.controller(spin.pilgrim), BLACK);
    TableDice.clear(state);
    TableDice.lay(state, spin.pilgrim, TableDice.Colour.SPINNER, area);
    state.emit(SPINNER_STOPPED, spin.pilgrim, area);
    return spin.on(area);
  }

  /** Draws three fortune cards, or as many as there are (JW-ACT-06, JW-RUL-37). */
  private static void draw(GameState state, Meditate spin) {
    for (int i = 0; i < DRAWN; i++) {
      int card = DrawCards.top(state, Deck.FORTUNE);
      if (card >= 0) {
        state.move(card, state.zones().drawn);
      }
    }
  }

  private static boolean hasDrawn(GameState state, Meditate spin) {
    return next(state, state.cards().top(state.zones().drawn)) >= 0;
  }

  /**
   * Returns the first fortune card from a drawn card on. A misfortune card that is still being carried out may lie in
   * between.
   */
  private static int next(GameState state, int from) {
    int card = from;
    while (card >= 0 && state.face(card).card.deck() != Deck.FORTUNE) {
      card = state.cards().next(card);
    }
    return card;
  }

  private static void discard(GameState state, Meditate spin) {
    int card = next(state, state.cards().top(state.zones().drawn));
    while (card >= 0) {
      int following = state.cards().next(card);
      state.move(card, state.zones().discards(Deck.FORTUNE));
      card = next(state, following);
    }
    state.after(Event.DRAW_FORTUNE, spin.pilgrim, spin.pilgrim);
  }

  /** JW-D-18: the choice of the drawn card to keep. */
  private record Keep(Meditate spin) implements Script.Reply<GameState, Meditate> {

    @Override
    public int seat(GameState state) {
      return state.controller(spin.pilgrim);
    }

    @Override
    public Prompt prompt(GameState state) {
      return ContinuationText.prompt(state, kind(), seat(state), state.definition().label(spin.pilgrim));
    }

    @Override
    public boolean isAutoPlayed() {
      return true; // JW-RUL-104
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      int first = next(state, state.cards().top(state.zones().drawn));
      for (int card = first; card >= 0; card = next(state, state.cards().next(card))) {
        boolean isRepeated = false;
        for (int before = first; before != card; before = state.cards().next(before)) {
          isRepeated |= state.face(before).name == state.face(card).name;
        }
        if (!isRepeated) {
          out.add(state.definition().actions.of(ActionVerb.KEEP, state.shown(card, spin.pilgrim)));
        }
      }
    }

    @Override
    public Meditate localsAfter(GameState state, Action action) {
      int kept = ((VerbAction) action).first();
      int card = state.cards().find(state.zones().drawn, kept, state.controller(spin.pilgrim));
      state.move(card, state.hand(spin.pilgrim));
      state.set(Counters.PASSED, 0);
      return spin;
    }
  }

  /** The use of cards after a spin. */
  private enum Turned implements CardEffect<Meditate> {
    USE;

    @Override
    public int total(GameState state, Meditate spin) {
      return spin.area;
    }

    @Override
    public boolean isUseful(GameState state, Meditate spin, int owner, Face face) {
      return played(state, spin, owner, face).area != spin.area;
    }

    @Override
    public Meditate played(GameState state, Meditate spin, int owner, Face face) {
      Meditate turned = spin;
      for (Clause clause : face.card.clauses()) {
        Effect effect = clause.effect();
        turned = effect.word() instanceof SpinWord word ? turned.on(word.area.applyAsInt(effect)) : turned;
      }
      return turned;
    }
  }

  private Meditate on(int where) {
    return new Meditate(pilgrim, where, played);
  }

  @Override
  public int by() {
    return pilgrim;
  }

  @Override
  public Meditate withPlayed(int note) {
    return new Meditate(pilgrim, area, played.and(note));
  }
}
