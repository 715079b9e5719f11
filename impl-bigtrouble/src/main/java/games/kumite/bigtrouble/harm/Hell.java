package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.content.HellCard;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Cause;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Zones;
import games.kumite.bigtrouble.text.Carry;
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

    private static final Script<Trouble, Gain> GAIN = Script.<Trouble, Gain>of("hell")
        .ask(Cancel.CANCEL)
        .onlyIf((trouble, gain) -> !gain.isCancelled)
        .act((trouble, gain) -> draw(trouble, gain.seat, gain.cause))
        .end();
  }

  /** DEC-27: Get Out of Hell Free when its owner is about to gain a Hell card (BT-RUL-89 c). */
  private enum Cancel implements ItemOffer<Gain> {
    CANCEL;

    @Override
    public ItemKind item() {
      return ItemKind.GET_OUT_OF_HELL_FREE;
    }

    @Override
    public int owner(Gain gain) {
      return gain.seat;
    }

    @Override
    public Cause cause(Gain gain) {
      return gain.cause;
    }

    @Override
    public void used(Trouble trouble, int seat) {}

    @Override
    public Gain after(Gain gain) {
      return new Gain(gain.seat, gain.cause, true);
    }

    @Override
    public String kind() {
      return "cancel-hell";
    }
  }

  private Hell() {}

  /** Gives a hero a Hell card in the middle of something; its player may cancel it (BT-CRT-04). Put on the agenda. */
  public static void gain(Trouble trouble, int seat, Cause cause) {
    trouble.then(Gain.GAIN.with(new Gain(seat, cause, false)));
  }

  private static void draw(Trouble trouble, int seat, Cause cause) {
    Zones zones = trouble.zones();
    clear(trouble, seat); // BT-RUL-40
    if (trouble.cards().isEmpty(zones.hells)) { // BT-RUL-41
      trouble.moveAll(zones.hellDiscards, zones.hells);
      trouble.shuffle(zones.hells, "hells", 0);
    }
    int token = trouble.cards().top(zones.hells);
    if (token < 0) {
      return;
    }
    HellCard card = trouble.content().hells().get(zones.hell(trouble.cards().face(token)));
    if (card.entry().kind() == HellCard.Kind.KEEP) { // BT-DIE-06
      trouble.move(token, zones.kept[seat]);
      trouble.tell(DRAWN, seat, token);
    } else { // BT-DIE-05
      trouble.move(token, zones.hellDiscards);
      trouble.tell(DRAWN, seat, token);
      Carry.out(trouble, card.effects(), Occasion.of(seat).during(cause));
    }
  }

  /** Clears a hero's kept Hell card, if it has one (BT-DIE-08). */
  public static void clear(Trouble trouble, int seat) {
    int token = trouble.cards().top(trouble.zones().kept[seat]);
    if (token >= 0) {
      trouble.move(token, trouble.zones().hellDiscards);
      trouble.tell(CLEARED, seat, token);
    }
  }

  /** Returns whether a hero has a kept Hell card. */
  public static boolean isKept(Trouble trouble, int seat) {
    return !trouble.cards().isEmpty(trouble.zones().kept[seat]);
  }
}
