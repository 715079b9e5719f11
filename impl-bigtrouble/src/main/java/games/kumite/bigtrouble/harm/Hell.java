package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.content.HellCard;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.Zones;
import games.kumite.spi.EventType;
import games.kumite.spi.Script;

/** Hell cards. */
public final class Hell {

  private static final EventType DRAWN = EventType.of("hell", "BT-DIE-02").seat("who").card("card");
  private static final EventType CLEARED = EventType.of("hell-cleared", "BT-DIE-08").seat("who").card("card");

  /**
   * The gain of a Hell card.
   *
   * @param seat the seat of the hero
   * @param cause the interrupted procedure
   * @param isCancelled whether the card was cancelled (BT-CRT-04)
   */
  private record Gain(int seat, Cause cause, boolean isCancelled) {

    private static final Script<GameState, Gain> GAIN = Script.<GameState, Gain>of("hell")
        .ask(CancelHell::new)
        .stopUnless((state, gain) -> !gain.isCancelled)
        .act((state, gain) -> draw(state, gain.seat, gain.cause))
        .build();
  }

  /** DEC-27: Get Out of Hell Free when its owner is about to gain a Hell card (BT-RUL-89 c). */
  private record CancelHell(Gain locals) implements ItemOffer<Gain> {

    @Override
    public ItemKind item() {
      return ItemKind.GET_OUT_OF_HELL_FREE;
    }

    @Override
    public int owner() {
      return locals.seat;
    }

    @Override
    public Cause cause() {
      return locals.cause;
    }

    @Override
    public void used(GameState state, int seat) {}

    @Override
    public Gain after() {
      return new Gain(locals.seat, locals.cause, true);
    }
  }

  private Hell() {}

  /** Gives a hero a Hell card in the middle of something; its player may cancel it (BT-CRT-04). Put on the agenda. */
  public static void gain(GameState state, int seat, Cause cause) {
    state.then(Gain.GAIN.start(new Gain(seat, cause, false)));
  }

  private static void draw(GameState state, int seat, Cause cause) {
    Zones zones = state.zones();
    clear(state, seat); // BT-RUL-40
    if (state.cards().isEmpty(zones.hells)) { // BT-RUL-41
      state.moveAll(zones.hellDiscards, zones.hells);
      state.shuffle(zones.hells, "hells", 0);
    }
    int token = state.cards().top(zones.hells);
    if (token < 0) {
      return;
    }
    HellCard card = state.content().hells().get(zones.hell(state.cards().face(token)));
    if (card.entry().kind() == HellCard.Kind.KEEP) { // BT-DIE-06
      state.move(token, zones.kept[seat]);
      state.emit(DRAWN, seat, token);
    } else { // BT-DIE-05
      state.move(token, zones.hellDiscards);
      state.emit(DRAWN, seat, token);
      TextExecutor.execute(state, card.effects(), EffectContext.of(seat).during(cause));
    }
  }

  /** Clears a hero's kept Hell card, if it has one (BT-DIE-08). */
  public static void clear(GameState state, int seat) {
    int token = state.cards().top(state.zones().kept[seat]);
    if (token >= 0) {
      state.move(token, state.zones().hellDiscards);
      state.emit(CLEARED, seat, token);
    }
  }

  /** Returns whether a hero has a kept Hell card. */
  public static boolean isKept(GameState state, int seat) {
    return !state.cards().isEmpty(state.zones().kept[seat]);
  }
}
